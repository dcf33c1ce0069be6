export { demoAccounts, demoPassword, demoRoles, demoUsers, type DemoUser } from './demo-accounts.ts'
export { seedDemo } from './seed-demo.ts'
export { seedReference } from './seed-reference.ts'
