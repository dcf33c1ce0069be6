import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

const form = screen(() => import('./RoleFormPage.tsx'), 'RoleFormPage')

export const routes: FeatureRoute[] = [
  {
    component: 'role-management',
    path: 'role-management',
    titleKey: 'roles.title',
    access: 'menu',
    Component: screen(() => import('./RoleListPage.tsx'), 'RoleListPage'),
  },
  { component: 'role-add', path: 'role-add', titleKey: 'roles.addTitle', below: 'role-management', Component: form },
  { component: 'role-edit', path: 'role-edit/:id', titleKey: 'roles.editTitle', below: 'role-management', Component: form },
]
