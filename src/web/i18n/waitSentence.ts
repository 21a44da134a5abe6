import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** When it may be tried again, rounded up; without a time: soon. */
export function waitSentence(seconds: number | undefined): MessageDescriptor {
  if (seconds === undefined) return msg({ id: 'wait.soon', message: 'Probeer het zo opnieuw.' });
  if (seconds < 60) {
    return msg({
      id: 'wait.seconds',
      message: plural(Math.ceil(seconds), {
        one: 'Probeer het over # seconde opnieuw.',
        other: 'Probeer het over # seconden opnieuw.',
      }),
    });
  }
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) {
    return msg({
      id: 'wait.minutes',
      message: plural(minutes, {
        one: 'Probeer het over # minuut opnieuw.',
        other: 'Probeer het over # minuten opnieuw.',
      }),
    });
  }
  return msg({
    id: 'wait.hours',
    message: plural(Math.ceil(minutes / 60), {
      one: 'Probeer het over # uur opnieuw.',
      other: 'Probeer het over # uur opnieuw.',
    }),
  });
}
