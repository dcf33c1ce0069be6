import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'self-edit',
    path: 'self-edit',
    titleKey: 'profile.title',
    Component: screen(() => import('./SelfEditPage.tsx'), 'SelfEditPage'),
  },
  {
    component: 'update-password',
    path: 'update-password',
    titleKey: 'profile.changePassword',
    Component: screen(() => import('./UpdatePasswordPage.tsx'), 'UpdatePasswordPage'),
  },
]
