import type { FeatureModule } from './lib/feature-route.ts'

export const featureRoutes: Record<string, FeatureModule> = {}
