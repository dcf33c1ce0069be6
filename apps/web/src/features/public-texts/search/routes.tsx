import { screen, type FeatureRoute } from '../../../lib/feature-route.ts'

export const routes: FeatureRoute[] = [
  {
    component: 'search',
    path: 'search',
    titleKey: 'search.title',
    access: 'public',
    Component: screen(() => import('./SearchPage.tsx'), 'SearchPage'),
  },
  {
    component: 'search-synonyms',
    path: 'search-synonyms',
    titleKey: 'search.synonymsTitle',
    access: 'menu',
    Component: screen(() => import('./SynonymsPage.tsx'), 'SynonymsPage'),
  },
]
