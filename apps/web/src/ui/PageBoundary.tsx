import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  /** Changing it (the path) tries again. */
  resetKey: string
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps a page that breaks, or cannot be loaded, from taking the shell with it. */
export class PageBoundary extends Component<Props, { failedKey: string | undefined }> {
  override state: { failedKey: string | undefined } = { failedKey: undefined }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
    this.setState({ failedKey: this.props.resetKey })
  }

  static getDerivedStateFromError(): { failedKey: string } {
    return { failedKey: '' }
  }

  override render(): ReactNode {
    const { failedKey } = this.state
    const isFailed = failedKey !== undefined && (failedKey === '' || failedKey === this.props.resetKey)
    return isFailed ? this.props.fallback(() => this.setState({ failedKey: undefined })) : this.props.children
  }
}
