import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'certificates',
    path: 'certificates',
    titleKey: 'certificate.title',
    Component: screen(() => import('./OwnCertificatesPage.tsx'), 'OwnCertificatesPage'),
  },
  {
    component: 'user-certificates',
    path: 'users/:id/certificates',
    titleKey: 'certificate.ofUser',
    below: 'user-management',
    Component: screen(() => import('./UserCertificatesPage.tsx'), 'UserCertificatesPage'),
  },
  {
    component: 'certificate-signer',
    path: 'certificate-signer',
    titleKey: 'certificate.signerTitle',
    access: 'public',
    Component: screen(() => import('./SignerPage.tsx'), 'SignerPage'),
  },
]
