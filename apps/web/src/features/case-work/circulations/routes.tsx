import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'circulations',
    path: 'circulations',
    titleKey: 'circulations.title',
    access: 'menu',
    Component: screen(() => import('./CirculationsPage.tsx'), 'CirculationsPage'),
  },
]
