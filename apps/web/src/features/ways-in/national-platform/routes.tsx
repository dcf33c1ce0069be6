import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'platform-account',
    path: 'platform-account',
    titleKey: 'national-platform.accountTitle',
    Component: screen(() => import('./PlatformAccountPage.tsx'), 'PlatformAccountPage'),
  },
]
