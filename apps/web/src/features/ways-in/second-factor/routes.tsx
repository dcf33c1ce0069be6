import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'second-factor',
    path: 'second-factor',
    titleKey: 'second-factor.title',
    Component: screen(() => import('./SecondFactorPage.tsx'), 'SecondFactorPage'),
  },
]
