import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'organization-management',
    path: 'organization-management',
    titleKey: 'organizations.title',
    access: 'menu',
    Component: screen(() => import('./OrganizationPage.tsx'), 'OrganizationPage'),
  },
]
