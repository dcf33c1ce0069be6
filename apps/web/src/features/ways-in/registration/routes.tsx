import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'individual-registration',
    path: 'IndividualRegistration',
    titleKey: 'registration.individualTitle',
    access: 'public',
    Component: screen(() => import('./RegistrationPages.tsx'), 'IndividualRegistrationPage'),
  },
  {
    component: 'entity-registration',
    path: 'RegisterLPStep',
    titleKey: 'registration.entityTitle',
    access: 'public',
    Component: screen(() => import('./RegistrationPages.tsx'), 'EntityRegistrationPage'),
  },
  {
    component: 'operators',
    path: 'operators',
    titleKey: 'registration.operatorsTitle',
    access: 'menu',
    Component: screen(() => import('./operators/OperatorListPage.tsx'), 'OperatorListPage'),
  },
]
