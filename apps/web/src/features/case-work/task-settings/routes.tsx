import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'task-settings',
    path: 'task-settings',
    titleKey: 'task-settings.title',
    access: 'menu',
    Component: screen(() => import('./StepListPage.tsx'), 'StepListPage'),
  },
  {
    component: 'task-settings-edit',
    path: 'task-settings/:itemCode/:step',
    titleKey: 'task-settings.editTitle',
    below: 'task-settings',
    Component: screen(() => import('./StepPage.tsx'), 'StepPage'),
  },
]
