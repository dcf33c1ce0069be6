import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'logging-login',
    path: 'logging-login',
    titleKey: 'logs.signInTitle',
    access: 'menu',
    Component: screen(() => import('./SignInLogPage.tsx'), 'SignInLogPage'),
  },
  {
    component: 'logging-operation',
    path: 'logging-operation',
    titleKey: 'logs.operationTitle',
    access: 'menu',
    Component: screen(() => import('./OperationLogPage.tsx'), 'OperationLogPage'),
  },
]
