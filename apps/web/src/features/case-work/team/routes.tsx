import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'team',
    path: 'team',
    titleKey: 'team.title',
    access: 'menu',
    Component: screen(() => import('./TeamPage.tsx'), 'TeamPage'),
  },
  {
    component: 'team-tasks',
    path: 'team/tasks',
    titleKey: 'team.tasksTitle',
    below: 'team',
    Component: screen(() => import('./TeamTasksPage.tsx'), 'TeamTasksPage'),
  },
]
