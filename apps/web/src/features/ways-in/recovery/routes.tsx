import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'forgot-password',
    path: 'ForgetPwd',
    titleKey: 'recovery.title',
    access: 'public',
    Component: screen(() => import('./ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  },
]
