import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'online-information',
    path: 'online_info',
    titleKey: 'portal.title',
    access: 'public',
    Component: screen(() => import('./OnlineInfoPage.tsx'), 'OnlineInfoPage'),
  },
  {
    component: 'notices',
    path: 'notices',
    titleKey: 'portal.notices',
    access: 'menu',
    Component: screen(() => import('./NoticesPage.tsx'), 'NoticesPage'),
  },
  {
    component: 'notice',
    path: 'online_info/notices/:id',
    titleKey: 'portal.notice',
    access: 'public',
    Component: screen(() => import('./NoticePage.tsx'), 'NoticePage'),
  },
  {
    component: 'state-protection',
    path: 'state-protection',
    titleKey: 'portal.framedTitle',
    Component: screen(() => import('./StateProtectionPage.tsx'), 'StateProtectionPage'),
  },
]
