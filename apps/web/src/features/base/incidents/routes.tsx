import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'incidents',
    path: 'incidents',
    titleKey: 'incidents.title',
    access: 'menu',
    Component: screen(() => import('./IncidentListPage.tsx'), 'IncidentListPage'),
  },
]
