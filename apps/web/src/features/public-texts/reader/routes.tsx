import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'document-reader',
    path: 'suwell',
    titleKey: 'viewer.title',
    frame: 'bare',
    Component: screen(() => import('./ReaderPage.tsx'), 'ReaderPage'),
  },
  {
    component: 'help-book',
    path: 'tohelpbook',
    titleKey: 'viewer.helpBook',
    access: 'public',
    frame: 'bare',
    Component: screen(() => import('./HelpBookPage.tsx'), 'HelpBookPage'),
  },
]
