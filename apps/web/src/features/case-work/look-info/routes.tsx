import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'look-info',
    path: 'look-info',
    titleKey: 'look.title',
    Component: screen(() => import('./LookInfoPage.tsx'), 'LookInfoPage'),
  },
]
