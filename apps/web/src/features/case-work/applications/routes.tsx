import { sendCaseAhead } from '../../../item/case-ahead.ts'
import { screen, workScreen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'new-application',
    path: 'new-application',
    titleKey: 'application.newTitle',
    access: 'menu',
    Component: screen(() => import('./NewApplicationPage.tsx'), 'NewApplicationPage'),
  },
  {
    component: 'application-receipt',
    path: 'applications/:id/receipt',
    titleKey: 'application.receiptTitle',
    hasOneTab: true,
    Component: screen(() => import('./ReceiptPage.tsx'), 'ReceiptPage'),
  },
  {
    component: 'correction-receipt',
    path: 'applications/:id/receipts/:correction',
    titleKey: 'application.correctionReceipt',
    hasOneTab: true,
    Component: screen(() => import('./CorrectionReceiptPage.tsx'), 'CorrectionReceiptPage'),
  },
  {
    component: 'application-form',
    path: 'applications/:id',
    titleKey: 'application.formTitle',
    ahead: (callAhead, { id = '' }) => sendCaseAhead(callAhead, id),
    Component: workScreen(() => import('./ApplicationFormPage.tsx'), 'ApplicationFormPage'),
  },
]
