import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'content-import',
    path: 'content-import',
    titleKey: 'imports.title',
    access: 'menu',
    Component: screen(() => import('./ImportPage.tsx'), 'ImportPage'),
  },
]
