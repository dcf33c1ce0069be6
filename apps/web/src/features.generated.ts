import type { FeatureModule } from './lib/feature-route.ts'

export const featureRoutes: Record<string, FeatureModule> = {
  applications: () => import('./features/applications/routes.tsx'),
  cases: () => import('./features/cases/routes.tsx'),
  guide: () => import('./features/guide/routes.tsx'),
  logs: () => import('./features/logs/routes.tsx'),
  menus: () => import('./features/menus/routes.tsx'),
  messages: () => import('./features/messages/routes.tsx'),
  organizations: () => import('./features/organizations/routes.tsx'),
  profile: () => import('./features/profile/routes.tsx'),
  'qr-sign-in': () => import('./features/qr-sign-in/routes.tsx'),
  recovery: () => import('./features/recovery/routes.tsx'),
  registration: () => import('./features/registration/routes.tsx'),
  roles: () => import('./features/roles/routes.tsx'),
  'second-factor': () => import('./features/second-factor/routes.tsx'),
  tasks: () => import('./features/tasks/routes.tsx'),
  users: () => import('./features/users/routes.tsx'),
  workgroups: () => import('./features/workgroups/routes.tsx'),
}
