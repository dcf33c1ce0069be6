interface Going {
  replace?: boolean
  /** What the page is told that is not in its address. */
  state?: unknown
}

type Navigator = (path: string, options?: Going) => void

let navigator: Navigator = (path) => location.assign(path)

/** Installed once by the entry, so that code outside React can change the page. */
export function setNavigator(next: Navigator): void {
  navigator = next
}

/** Goes to a path of the product from outside React. */
export function goTo(path: string, options?: Going): void {
  navigator(path, options)
}

/** Whether the sign-in page is open. */
export function isAtEntrance(path: string = location.pathname): boolean {
  return path === '/login' || path === '/crblogin'
}
