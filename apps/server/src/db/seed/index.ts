export { demoAccountLines, demoAccounts, demoPassword, type DemoAccount } from './demo-accounts.ts'
export { seedDemo } from './seed-demo.ts'
export { seedReference } from './seed-reference.ts'
