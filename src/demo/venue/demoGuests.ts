/** Their password is unknown to everybody. */
export type DemoGuest = { id: string; email: string; firstName: string; lastName: string; gender: 'm' | 'f' | 'x' };

const guest = (firstName: string, lastName: string, gender: DemoGuest['gender']): DemoGuest => {
  const name = `${firstName}.${lastName.replaceAll(' ', '')}`.toLowerCase();
  return { id: `gast-${name.replaceAll('.', '-')}`, email: `${name}@gasten.example`, firstName, lastName, gender };
};

export const demoGuests: DemoGuest[] = [
  guest('Karin', 'Berg', 'f'),
  guest('Peter', 'Smit', 'm'),
  guest('Esra', 'Aydin', 'f'),
  guest('Thomas', 'Meijer', 'm'),
  guest('Sofie', 'Peeters', 'f'),
  guest('Hans', 'Willems', 'm'),
  guest('Marit', 'Post', 'f'),
  guest('Jeroen', 'Mulder', 'm'),
  guest('Linda', 'Wolf', 'f'),
  guest('Robin', 'Kuiper', 'x'),
  guest('Anouk', 'Dekker', 'f'),
  guest('Bas', 'Lammers', 'm'),
  guest('Julia', 'Vos', 'f'),
  guest('Koen', 'Bakker', 'm'),
  guest('Mirjam', 'Koster', 'f'),
  guest('Dirk', 'Groen', 'm'),
];
