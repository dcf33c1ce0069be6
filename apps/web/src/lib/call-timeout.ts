/** HTTP timeout of specification §9, in milliseconds. */
export const timeoutMs = 50_000
