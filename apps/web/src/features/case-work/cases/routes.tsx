import { sendCaseAhead } from '../../../item/case-ahead.ts'
import { firstScreen, workScreen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'cases',
    path: 'cases',
    titleKey: 'list.casesTitle',
    access: 'menu',
    Component: firstScreen(() => import('./CaseListPage.tsx'), 'CaseListPage'),
  },
  {
    component: 'case-page',
    path: 'cases/:id',
    titleKey: 'case.pageTitle',
    ahead: (callAhead, { id = '' }) => sendCaseAhead(callAhead, id),
    Component: workScreen(() => import('./case-page/CasePage.tsx'), 'CasePage'),
  },
]
