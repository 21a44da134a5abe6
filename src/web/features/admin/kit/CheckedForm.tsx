import { useEffect, useReducer, useRef, type ComponentProps, type SubmitEvent } from 'react';

/** A form that checks itself: the first field that is refused after a submit, here or by the server, has the focus. */
export function CheckedForm({ onSubmit, children, ...props }: Omit<ComponentProps<'form'>, 'ref' | 'noValidate'>) {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  const [submits, countSubmit] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const focusRefused = (): void => {
      const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (!isSubmitted.current || !refused) return;
      isSubmitted.current = false;
      refused.focus();
    };
    focusRefused();
    const observer = new MutationObserver(focusRefused);
    observer.observe(form.current!, { subtree: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, [submits]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    isSubmitted.current = true;
    onSubmit?.(event);
    countSubmit();
  };
  return (
    <form {...props} noValidate ref={form} onSubmit={submit} onInput={() => void (isSubmitted.current = false)}>
      {children}
    </form>
  );
}
