import { useEffect, useState, type ComponentType } from 'react'

/** How long the code of a screen may take (chunk loading of specification §9), in milliseconds: then it has failed and may be tried again. */
export const chunkTime = 120_000

/** A promise that fails when it takes too long. */
function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the code of a screen did not come in time')), chunkTime)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** A component whose code comes when it is first drawn, or when `preload` is called before. */
export type Later<P extends object> = ComponentType<P> & { preload: () => Promise<void> }

/**
 * In place of React.lazy where people wait for it: what a Suspense boundary waited for is shown 300 ms after its fallback at the earliest
 * (React's throttle), a third of what a screen takes to open; and what is there already is drawn at once. A failure is thrown when it is
 * drawn; mounting it again tries again.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, Waiting: ComponentType): Later<P> {
  let Loaded: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  const preload = (): Promise<void> => {
    loading ??= inTime(load()).then(
      (component) => {
        Loaded = component
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  function LoadedLater(props: P) {
    const [state, setState] = useState<{ failure?: { error: unknown } }>({})
    const isThere = Loaded !== undefined
    useEffect(() => {
      if (isThere) return
      let isGone = false
      const show = (next: typeof state): void => {
        if (!isGone) setState(next)
      }
      preload().then(
        () => show({}),
        (error: unknown) => show({ failure: { error } }),
      )
      return () => {
        isGone = true
      }
    }, [isThere])
    if (state.failure !== undefined) throw state.failure.error
    return Loaded === undefined ? <Waiting /> : <Loaded {...props} />
  }
  return Object.assign(LoadedLater, { preload })
}
