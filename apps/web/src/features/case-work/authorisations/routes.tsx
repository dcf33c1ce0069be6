import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'authorisations',
    path: 'authorisations',
    titleKey: 'authorisations.title',
    access: 'menu',
    Component: screen(() => import('./AuthorisationsPage.tsx'), 'AuthorisationsPage'),
  },
]
