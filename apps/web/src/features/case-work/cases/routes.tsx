import { sendCaseAhead } from '../../../item/case-ahead.ts'
import { firstScreen, screen, workScreen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'cases',
    path: 'cases',
    titleKey: 'list.casesTitle',
    access: 'menu',
    Component: firstScreen(() => import('./CaseListPage.tsx'), 'CaseListPage'),
  },
  {
    component: 'case-desk',
    // an entry of the menu for each desk (core/desks) has an address of its own
    path: 'desks/:key',
    titleKey: 'list.casesTitle',
    access: 'menu',
    Component: screen(() => import('./CaseDeskPage.tsx'), 'CaseDeskPage'),
  },
  {
    component: 'case-page',
    path: 'cases/:id',
    titleKey: 'case.pageTitle',
    ahead: (callAhead, { id = '' }) => sendCaseAhead(callAhead, id),
    Component: workScreen(() => import('./case-page/CasePage.tsx'), 'CasePage'),
  },
]
