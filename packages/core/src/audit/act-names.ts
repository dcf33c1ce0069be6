import type { Text } from '../i18n/text.ts'

/**
 * Names of the acts of a module: one for each call of its contract (a refused reading is audited too), and for what its jobs write by
 * themselves. A call without a name does not compile.
 */
export type ActNames<Contract> = Record<keyof Contract, Text> & Record<string, Text>
