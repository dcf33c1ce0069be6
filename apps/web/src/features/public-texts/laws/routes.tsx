import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'regulations',
    path: 'regulations',
    titleKey: 'laws.title',
    access: 'public',
    Component: screen(() => import('./LawListPage.tsx'), 'LawListPage'),
  },
  {
    component: 'regulation-detail',
    path: 'reguldetail',
    titleKey: 'laws.title',
    access: 'public',
    Component: screen(() => import('./LawPage.tsx'), 'LawPage'),
  },
]
