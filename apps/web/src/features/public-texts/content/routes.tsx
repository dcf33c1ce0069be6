import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'content',
    path: 'content',
    titleKey: 'content.title',
    access: 'menu',
    Component: screen(() => import('./ContentListPage.tsx'), 'ContentListPage'),
  },
  {
    component: 'content-new',
    path: 'content/:kind/new',
    titleKey: 'content.newTitle',
    below: 'content',
    Component: screen(() => import('./ContentNewPage.tsx'), 'ContentNewPage'),
  },
  {
    component: 'content-page',
    path: 'content/:kind/:id',
    titleKey: 'content.title',
    below: 'content',
    Component: screen(() => import('./ContentPage.tsx'), 'ContentPage'),
  },
]
