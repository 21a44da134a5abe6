-- Keys were digests without a secret, which who knows an address could try networks against.
delete from known_network;
