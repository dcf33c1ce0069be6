import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'work-calendar',
    path: 'work-calendar',
    titleKey: 'calendar.title',
    access: 'menu',
    Component: screen(() => import('./WorkCalendarPage.tsx'), 'WorkCalendarPage'),
  },
]
