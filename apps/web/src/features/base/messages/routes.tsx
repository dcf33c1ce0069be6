import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'sms-outbox',
    path: 'sms-outbox',
    titleKey: 'messages.outboxTitle',
    access: 'public',
    Component: screen(() => import('./OutboxPage.tsx'), 'OutboxPage'),
  },
]
