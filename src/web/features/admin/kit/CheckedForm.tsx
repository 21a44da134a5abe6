import { useEffect, useReducer, useRef, type ComponentProps, type SubmitEvent } from 'react';

/** A form that checks itself: the first field that is refused after a submit, here or by the server, has the focus. */
export function CheckedForm({ onSubmit, children, ...props }: Omit<ComponentProps<'form'>, 'ref' | 'noValidate'>) {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isSubmitted.current) return;
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!refused) return;
    isSubmitted.current = false;
    refused.focus();
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    isSubmitted.current = true;
    onSubmit?.(event);
    renderAgain();
  };
  return (
    <form {...props} noValidate ref={form} onSubmit={submit} onInput={() => void (isSubmitted.current = false)}>
      {children}
    </form>
  );
}
