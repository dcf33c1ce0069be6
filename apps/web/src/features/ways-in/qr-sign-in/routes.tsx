import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

/** What a scanned code opens; also without a session, since the person may have to sign in on the phone first. */
export const routes: FeatureRoute[] = [
  {
    component: 'qr-sign-in',
    path: 'qr/:secret',
    titleKey: 'qr-sign-in.phoneTitle',
    access: 'public',
    frame: 'bare',
    Component: screen(() => import('./QrConfirmPage.tsx'), 'QrConfirmPage'),
  },
]
