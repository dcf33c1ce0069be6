import { firstScreen, screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'todo',
    path: 'todo',
    titleKey: 'list.todoTitle',
    access: 'menu',
    Component: firstScreen(() => import('./TodoListPage.tsx'), 'TodoListPage'),
  },
  {
    component: 'done',
    path: 'done',
    titleKey: 'list.doneTitle',
    access: 'menu',
    Component: screen(() => import('./DoneListPage.tsx'), 'DoneListPage'),
  },
]
