import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'filed-projects',
    path: 'filed-projects',
    titleKey: 'filed-projects.title',
    access: 'menu',
    Component: screen(() => import('./FiledProjectListPage.tsx'), 'FiledProjectListPage'),
  },
]
