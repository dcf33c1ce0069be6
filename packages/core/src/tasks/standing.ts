/**
 * What an open task is to who has it. `own`: the step itself, with its own actions. `detour`: the case was returned here straight back. Where
 * signers were added only one decides: `asked` gives an opinion, `delegated` does what was handed over and gives it back, `hands-on` is
 * done and followed by a signer who decides, `waits` decides when the others have answered.
 */
export type Standing = 'own' | 'detour' | 'asked' | 'delegated' | 'hands-on' | 'waits'
