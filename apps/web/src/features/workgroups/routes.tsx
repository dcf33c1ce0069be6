import { screen, type FeatureRoute } from '../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'workgroup-management',
    path: 'workgroup-management',
    titleKey: 'workgroups.title',
    access: 'menu',
    Component: screen(() => import('./WorkGroupListPage.tsx'), 'WorkGroupListPage'),
  },
  {
    component: 'workgroup-add',
    path: 'workgroup-add',
    titleKey: 'workgroups.addTitle',
    Component: screen(() => import('./WorkGroupAddPage.tsx'), 'WorkGroupAddPage'),
  },
  {
    component: 'workgroup-edit',
    path: 'workgroup-edit/:id',
    titleKey: 'workgroups.editTitle',
    Component: screen(() => import('./WorkGroupEditPage.tsx'), 'WorkGroupEditPage'),
  },
]
