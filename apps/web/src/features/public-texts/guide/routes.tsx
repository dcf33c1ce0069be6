import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'work-guide',
    path: 'work-guide',
    titleKey: 'guide.title',
    access: 'public',
    Component: screen(() => import('./WorkGuidePage.tsx'), 'WorkGuidePage'),
  },
  {
    component: 'guide-page',
    path: 'work-guide/:itemCode',
    titleKey: 'guide.title',
    access: 'public',
    Component: screen(() => import('./GuidePage.tsx'), 'GuidePage'),
  },
]
