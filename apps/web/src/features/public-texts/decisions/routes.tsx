import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'decisions',
    path: 'decisions',
    titleKey: 'decisions.title',
    access: 'public',
    Component: screen(() => import('./DecisionListPage.tsx'), 'DecisionListPage'),
  },
  {
    component: 'decision',
    path: 'decisions/:id',
    titleKey: 'decisions.decision',
    access: 'public',
    Component: screen(() => import('./DecisionPage.tsx'), 'DecisionPage'),
  },
]
