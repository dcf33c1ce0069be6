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
  {
    component: 'task-desk',
    // an entry of the menu for each desk (core/desks) has an address of its own
    path: 'desks/:key',
    titleKey: 'list.todoTitle',
    access: 'menu',
    Component: screen(() => import('./TaskDeskPage.tsx'), 'TaskDeskPage'),
  },
]
