import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'annual-plans',
    path: 'annual-plans',
    titleKey: 'annual-plans.title',
    access: 'menu',
    Component: screen(() => import('./AnnualPlansPage.tsx'), 'AnnualPlansPage'),
  },
  {
    component: 'plan-projects',
    path: 'plan-projects',
    titleKey: 'annual-plans.projects',
    access: 'menu',
    Component: screen(() => import('./PlanProjectsPage.tsx'), 'PlanProjectsPage'),
  },
  {
    component: 'plan-batches',
    path: 'annual-plans/batches',
    titleKey: 'annual-plans.batches',
    below: 'annual-plans',
    Component: screen(() => import('./PlanBatchesPage.tsx'), 'PlanBatchesPage'),
  },
  {
    component: 'plan-page',
    path: 'annual-plans/:id',
    titleKey: 'annual-plans.plan',
    below: 'annual-plans',
    Component: screen(() => import('./PlanPage.tsx'), 'PlanPage'),
  },
  {
    component: 'plan-project',
    path: 'plan-projects/:id',
    titleKey: 'annual-plans.projectName',
    below: 'plan-projects',
    Component: screen(() => import('./PlanProjectPage.tsx'), 'PlanProjectPage'),
  },
]
