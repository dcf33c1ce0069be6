import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'user-management',
    path: 'user-management',
    titleKey: 'users.listTitle',
    access: 'menu',
    Component: screen(() => import('./UserListPage.tsx'), 'UserListPage'),
  },
  {
    component: 'user-add',
    path: 'user-add',
    titleKey: 'users.addTitle',
    below: 'user-management',
    needs: 'user.manage',
    Component: screen(() => import('./UserAddPage.tsx'), 'UserAddPage'),
  },
  {
    component: 'user-edit',
    path: 'user-edit/:id',
    titleKey: 'users.editTitle',
    below: 'user-management',
    Component: screen(() => import('./UserEditPage.tsx'), 'UserEditPage'),
  },
]
