import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'qualified-units',
    path: 'qualified-units',
    titleKey: 'qualified-units.title',
    access: 'public',
    Component: screen(() => import('./QualifiedUnitListPage.tsx'), 'QualifiedUnitListPage'),
  },
]
