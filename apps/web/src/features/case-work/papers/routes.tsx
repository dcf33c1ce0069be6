import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'check-papers',
    path: 'verify',
    titleKey: 'papers.checkTitle',
    access: 'public',
    Component: screen(() => import('./CheckPaperPage.tsx'), 'CheckPaperPage'),
  },
  {
    component: 'check-paper',
    path: 'verify/:code',
    titleKey: 'papers.checkTitle',
    access: 'public',
    Component: screen(() => import('./CheckPaperPage.tsx'), 'CheckPaperPage'),
  },
]
