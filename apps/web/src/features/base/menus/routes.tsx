import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'async-routes-config',
    path: 'async-routes-config',
    titleKey: 'menus.title',
    access: 'menu',
    Component: screen(() => import('./MenuConfigPage.tsx'), 'MenuConfigPage'),
  },
]
