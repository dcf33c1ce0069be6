// AbortSignal.timeout and AbortSignal.any, which the oldest browsers we are built for (vite.config.ts) do not have yet.

/** A signal that aborts after so many milliseconds. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms)
  return controller.signal
}

/** A signal that aborts with the first of others, for its reason. */
export function anySignal(...signals: (AbortSignal | undefined)[]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    if (signal === undefined) continue
    if (signal.aborted) controller.abort(signal.reason)
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true, signal: controller.signal })
  }
  return controller.signal
}
