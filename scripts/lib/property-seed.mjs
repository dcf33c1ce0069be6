/**
 * Before each file of tests: properties try the same examples in every run, so that a run fails of what was changed and never of luck (decision
 * 0140). Other examples by `WENWU_SEED=<number>`.
 */
import fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.WENWU_SEED ?? 20_261_124) })
