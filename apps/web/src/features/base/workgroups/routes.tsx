import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

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
    below: 'workgroup-management',
    Component: screen(() => import('./WorkGroupAddPage.tsx'), 'WorkGroupAddPage'),
  },
  {
    component: 'workgroup-edit',
    path: 'workgroup-edit/:id',
    titleKey: 'workgroups.editTitle',
    below: 'workgroup-management',
    Component: screen(() => import('./WorkGroupEditPage.tsx'), 'WorkGroupEditPage'),
  },
]
