import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'guide-check',
    path: 'guide-check',
    titleKey: 'guide-check.title',
    below: 'content',
    Component: screen(() => import('./GuideCheckPage.tsx'), 'GuideCheckPage'),
  },
]
